import type { z } from 'zod';
import type { Settings } from './settings.ts';
import { settingsSchema } from './settings.ts';

/**
 * Settings out of what may be damaged: a field that does not fit has its default and costs none of the others; of a
 * list or a group the parts that fit stay.
 */
export function fittingSettings(stored: Record<string, unknown>): Settings {
  const whole = settingsSchema.safeParse(stored);
  if (whole.success) return whole.data;
  const fields = Object.entries(settingsSchema.shape).map(([name, field]) => [name, fitting(field, stored[name])]);
  return settingsSchema.parse(Object.fromEntries(fields.filter(([, value]) => value !== undefined)));
}

function fitting(field: z.ZodType, value: unknown): unknown {
  const fits = (part: unknown) => field.safeParse(part).success;
  if (fits(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Array.isArray(value)
    ? value.filter((part) => fits([part]))
    : Object.fromEntries(Object.entries(value).filter(([name, part]) => fits({ [name]: part })));
  return fits(parts) ? parts : undefined;
}
