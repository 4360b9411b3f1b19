import type { Fingerprints } from '../settings/custom/description-fingerprint.ts';
import type { ChainId } from '../settings/providers.ts';
import type { OperationId } from './service-answer.ts';

/** Which description a provider has: the user's name for it, and its fingerprint (`descriptionFingerprint`). */
export type Described = { ownName: string; fingerprint: string };

/** The same of a provider that may be a built-in one. */
export type MaybeDescribed = { [Part in keyof Described]?: Described[Part] | undefined };

/**
 * Whom a lookup is to ask: these operations (`only`), or all of the one that the button named (`by`). `fingerprints`: of the
 * descriptions that were shown; a described provider that has another one now is not asked.
 */
export type Named = { only?: OperationId[] | undefined; by?: ChainId; fingerprints?: Fingerprints };
