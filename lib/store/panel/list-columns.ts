import { z } from 'zod';
import { once } from '../../model/once.ts';
import { cell } from '../storage.ts';

type Choice = Record<string, boolean>;
const none: Choice = {};
const columns = cell<Choice>({
  area: 'local',
  key: 'listColumns',
  schema: once(() => z.record(z.string().max(20), z.boolean())),
  otherwise: none,
});

/** Returns the columns of the list that the user turned on or off, by name. */
export function keptColumns(): Promise<Choice> {
  return columns.read();
}

/** Keeps them until they are reset, which an empty choice does. Never call it in a private window. */
export function keepColumns(choice: Choice): Promise<void> {
  return columns.write(Object.keys(choice).length === 0 ? none : choice);
}
