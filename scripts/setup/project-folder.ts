import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, without a slash at its end. */
export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
