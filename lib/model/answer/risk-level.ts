import type { RiskLevel, RiskScale } from './facts.ts';

/** The scale of a provider that names none. */
const usual: RiskScale = { raised: 25, high: 75 };

/** Returns how to take a risk score (0 to 100) on a scale. */
export function riskLevel(score: number, { raised, high }: RiskScale = usual): RiskLevel {
  if (score >= high) return 'high';
  return score >= raised ? 'raised' : 'low';
}
