import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/setup/project-folder.ts';

/** Returns the text of one of the project's files. */
export const readProjectFile = (file: string): string => readFileSync(join(projectFolder, file), 'utf8');
