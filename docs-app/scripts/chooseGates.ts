import { findClosest } from '@vitrine/ui/core';
import { commands, listGates, TIERS, type Gate } from './gates.ts';

const CLOSEST = { limit: 1, difference: 0.6 };

/**
 * Chooses gates by name, or all gates without names. A chosen gate waits only for chosen gates.
 * Throws when a name is unknown.
 */
export function chooseGates(gates: readonly Gate[], names: readonly string[]): Gate[] {
  const gateNames = gates.map(({ name }) => name);
  const unknown = names.find((name) => !gateNames.includes(name));
  if (unknown !== undefined) throw new Error(explainUnknown(unknown, gateNames));
  const isChosen = (name: string) => names.length === 0 || names.includes(name);
  return gates
    .filter(({ name }) => isChosen(name))
    .map((gate) => ({
      ...gate,
      needs: gate.needs?.filter(isChosen) ?? [],
      after: gate.after?.filter(isChosen) ?? [],
    }));
}

/** Explains that a gate is in another tier, or that none has the name. */
function explainUnknown(name: string, gateNames: readonly string[]): string {
  const tier = TIERS.find((one) => listGates(one).some((gate) => gate.name === name));
  if (tier) return `The gate “${name}” runs in another tier. Run "${commands[tier]} -- ${name}".`;
  const [closest] = findClosest(name, gateNames, CLOSEST);
  const hint = closest === undefined ? '' : ` Did you mean “${closest}”?`;
  return `There is no gate “${name}”.${hint} The gates are: ${gateNames.join(', ')}.`;
}
