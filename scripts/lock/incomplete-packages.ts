import { z } from 'zod';

const packageSchema = z.object({
  integrity: z.string().optional(),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * The packages that the `packages` of a lockfile do not hold completely: those without a hash, and optional ones that are
 * named and not there, which are mostly other platforms'.
 */
export function incompletePackages(packages: Record<string, unknown>): string[] {
  const incomplete: string[] = [];
  for (const [path, entry] of Object.entries(packages)) {
    const { integrity, optionalDependencies } = packageSchema.parse(entry);
    if (path !== '' && integrity === undefined) incomplete.push(path);
    for (const name of Object.keys(optionalDependencies)) {
      if (!isLocked(packages, path, name)) incomplete.push(`node_modules/${name}`);
    }
  }
  return incomplete;
}

/** Whether a dependency of the package at `path` is in the lockfile: beside it, or in a folder further up. */
function isLocked(packages: Record<string, unknown>, path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}
