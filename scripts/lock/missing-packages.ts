import { z } from 'zod';

const packageSchema = z.object({
  dev: z.boolean().default(false),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

type Entry = { version: string; cpu: string[]; dev?: true; libc?: string[]; optional: true; os: string[] };

const systems = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ');
const processors = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ');

/**
 * The entries that the `packages` of a lockfile lack: optional dependencies with an exact version whose name says their
 * platform. They carry no hash, as nothing was downloaded.
 */
export function missingPackages(packages: Record<string, unknown>): Record<string, Entry> {
  const missing: Record<string, Entry> = {};
  for (const [path, entry] of Object.entries(packages)) {
    const { dev, optionalDependencies } = packageSchema.parse(entry);
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const words = name.split(/[-/]/);
      const os = systems.find((system) => words.includes(system));
      const cpu = processors.find((processor) => words.includes(processor));
      if (isLocked(packages, path, name) || !/^\d/.test(version) || !os || !cpu) continue;
      const libc = libcOf(words);
      const kind = { ...(dev ? { dev } : {}), ...(libc ? { libc: [libc] } : {}) };
      missing[`node_modules/${name}`] = { version, cpu: [cpu], ...kind, optional: true, os: [os] };
    }
  }
  return missing;
}

function libcOf(words: string[]): 'musl' | 'glibc' | null {
  if (words.some((word) => word.startsWith('musl'))) return 'musl';
  return words.some((word) => word.startsWith('gnu')) ? 'glibc' : null;
}

/** Whether a dependency of the package at `path` is in the lockfile: beside it, or in a folder further up. */
function isLocked(packages: Record<string, unknown>, path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}
