import OverscrollCommand

await OverscrollProgram.main()
