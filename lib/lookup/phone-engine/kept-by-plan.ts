import type { PlanOf } from '../../numbering/plan-rows.ts';

/** Makes something of each numbering plan once, when it is first asked for. There are 254 plans: together they hold 3 MB. */
export function keptByPlan<Value>(make: (plan: PlanOf) => Value): (plan: PlanOf) => Value {
  const kept = new Map<string, Value>();
  return (plan) => {
    const name = plan.country ?? plan.countryCallingCode;
    const known = kept.get(name);
    if (known !== undefined) return known;
    const value = make(plan);
    kept.set(name, value);
    return value;
  };
}
