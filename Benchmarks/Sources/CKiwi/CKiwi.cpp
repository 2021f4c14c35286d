#include "CKiwi.h"

#include <kiwi/kiwi.h>

#include <memory>
#include <vector>

struct KiwiSystem {
  struct Row {
    std::vector<kiwi::Term> terms;
    kiwi::RelationalOperator relation;
    double constant;
    double strength;

    kiwi::Constraint make(double constant) const {
      return kiwi::Constraint(kiwi::Expression(terms, -constant), relation, strength);
    }
  };

  std::vector<kiwi::Variable> variables;
  std::vector<Row> rows;
  std::vector<kiwi::Constraint> constraints;
  std::unique_ptr<kiwi::Solver> solver;
  kiwi::Variable edited;
};

KiwiSystem *kiwi_system_make(int32_t variableCount) {
  auto system = new KiwiSystem;
  system->variables.resize(variableCount);
  return system;
}

void kiwi_system_free(KiwiSystem *system) { delete system; }

int32_t kiwi_system_append(KiwiSystem *system, const int32_t *variables,
                           const double *coefficients, int32_t termCount, int32_t relation,
                           double constant, double strength) {
  const kiwi::RelationalOperator relations[] = {kiwi::OP_EQ, kiwi::OP_LE, kiwi::OP_GE};
  std::vector<kiwi::Term> terms;
  for (int32_t i = 0; i < termCount; i++) {
    terms.emplace_back(system->variables[variables[i]], coefficients[i]);
  }
  system->rows.push_back({terms, relations[relation], constant,
                          strength < 0 ? kiwi::strength::required : strength});
  return int32_t(system->rows.size()) - 1;
}

void kiwi_system_build(KiwiSystem *system, int32_t edited, double editStrength) {
  system->constraints.clear();
  system->solver = std::make_unique<kiwi::Solver>();
  for (const auto &row : system->rows) {
    system->constraints.push_back(row.make(row.constant));
    system->solver->addConstraint(system->constraints.back());
  }
  system->edited = system->variables[edited];
  system->solver->addEditVariable(system->edited, editStrength);
  system->solver->suggestValue(system->edited, 0);
  system->solver->updateVariables();
}

void kiwi_system_suggest(KiwiSystem *system, double value) {
  system->solver->suggestValue(system->edited, value);
  system->solver->updateVariables();
}

void kiwi_system_replace(KiwiSystem *system, int32_t constraint, double constant) {
  auto &current = system->constraints[constraint];
  system->solver->removeConstraint(current);
  current = system->rows[constraint].make(constant);
  system->solver->addConstraint(current);
  system->solver->updateVariables();
}

double kiwi_system_value(const KiwiSystem *system, int32_t variable) {
  return system->variables[variable].value();
}
