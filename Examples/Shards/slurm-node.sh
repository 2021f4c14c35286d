#!/usr/bin/env bash
# Runs a command beside a Slurm of its own, on this machine alone, and ends that with it.
# Needs Debian's slurmctld, slurmd and slurm-client; not root. Nobody proves who they are (auth/none): for a
# machine that nobody else reaches. Usage: slurm-node.sh COMMAND…
set -eu
folder=$(mktemp -d)
host=$(hostname -s)
# Of its own, so that another Slurm of this machine is left alone.
port=$((20000 + $$ % 20000 * 2))
cat > "$folder/slurm.conf" <<CONF
ClusterName=shards
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$port
SlurmdPort=$((port + 1))
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/none
CredType=cred/none
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SchedulerParameters=sched_min_interval=100000
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc)
PartitionName=all Nodes=ALL Default=YES State=UP
CONF
mkdir "$folder/state" "$folder/spool"
export SLURM_CONF=$folder/slurm.conf
PATH=$PATH:/usr/sbin
slurmctld -D > "$folder/slurmctld.log" 2>&1 & controller=$!
slurmd -D -N "$host" > "$folder/slurmd.log" 2>&1 & node=$!
# Nothing of them is kept, and a daemon whose caller blocks SIGTERM would not end by it.
trap 'kill -KILL "$node" "$controller" 2> /dev/null; wait 2> /dev/null || true; rm -rf "$folder"' EXIT
for _ in $(seq 300); do
  if [ -n "$(sinfo -h -t idle 2> /dev/null)" ]; then
    # Not `exec`: the end of this script ends the node.
    "$@"
    exit
  fi
  sleep 0.1
done
echo "no node answers:" >&2
tail -n 20 "$folder"/*.log >&2
exit 1
