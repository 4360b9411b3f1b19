import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { DefinitionDraft } from '../../components/options/providers/own/definition-draft.ts';
import { draftOf, rawOf } from '../../components/options/providers/own/definition-draft.ts';
import type { OwnState } from '../../components/options/providers/own/own-state.ts';
import { noOwn } from '../../components/options/providers/own/own-state.ts';
import { ask } from '../../lib/messages/ask.ts';
import type { CustomId } from '../../lib/model/answer/custom-ids.ts';
import { isCustom } from '../../lib/model/answer/custom-ids.ts';
import type { Result } from '../../lib/model/result.ts';
import { failed, ok } from '../../lib/model/result.ts';
import type { CustomDefinition, DefinitionProblem, Finding } from '../../lib/model/settings/custom/definition.ts';
import { customLimits } from '../../lib/model/settings/custom/definition.ts';
import { descriptionFingerprint } from '../../lib/model/settings/custom/description-fingerprint.ts';
import {
  readDefinition,
  readDefinitionFile,
  tooBig,
  writeDefinitionFile,
} from '../../lib/model/settings/custom/read-definition.ts';
import { isTakenName } from '../../lib/model/settings/custom/taken-names.ts';
import type { ProvidersView } from '../../lib/model/settings/provider-view.ts';
import { say } from '../../lib/words/say.ts';

export type OwnProvidersModel = ReturnType<typeof createOwnProvidersModel>;

/** The names of a report's other sources. */
const sourceWords = [
  'tagDevice',
  'tagService',
  'sourceDevice',
  'sourceContacts',
  'sourcePage',
  'operationPhoneValidation',
  'operationCallerId',
  'operationIpGeolocation',
] as const;

type Links = {
  /** What the options show now. */
  view: () => ProvidersView | null;
  show: (view: ProvidersView) => void;
  /** Receives whether a description was saved. */
  onResult?: (isKept: boolean) => void;
};

/** Reads a file, which may be gone since it was chosen. */
async function textOf(file: Pick<File, 'name' | 'text'>): Promise<Result<string, DefinitionProblem>> {
  try {
    return ok(await file.text());
  } catch {
    return failed({ kind: 'unreadable', at: file.name });
  }
}

/** What the options know of the providers that the user describes. */
export function createOwnProvidersModel({ view, show, onResult = () => undefined }: Links) {
  const state = signal<OwnState>(noOwn);
  const update = (changes: Partial<OwnState>) => {
    state.value = { ...state.value, ...changes };
  };
  /** The fingerprint of the description that the form was opened with, or of a newer one that the form has warned about. */
  let shownFingerprint: string | null = null;
  const definitionAt = (id: CustomId | null, shown = view()) =>
    shown?.providers.find((each) => each.id === id)?.own?.definition ?? null;

  const fingerprintAt = (id: CustomId | null, shown = view()) => {
    const definition = definitionAt(id, shown);
    return definition && descriptionFingerprint(definition, false);
  };

  /** Saves a description. Returns its place; null if it is not there, so that what was typed must not go. */
  async function save(id: CustomId | null, definition: CustomDefinition): Promise<CustomId | null> {
    const result = await ask('saveDefinition', { id, fingerprint: id && shownFingerprint, definition });
    onResult(result.ok);
    if (!result.ok) return null;
    const { draft, findings } = state.value;
    show(result.value);
    const place = id ?? placeOf(definition, result.value);
    if (place === null) {
      // Another page has taken the last free place.
      onResult(false);
      return null;
    }
    if (id && draft && fingerprintAt(id, result.value) !== descriptionFingerprint(definition, false)) {
      shownFingerprint = fingerprintAt(id, result.value);
      update({ draft: { ...draft, problem: { kind: 'changed-since', at: definition.name } } });
      return null;
    }
    update({ refused: null, findings: id ? { ...findings, [id]: [] } : findings });
    return place;
  }

  function placeOf(definition: CustomDefinition, shown: ProvidersView): CustomId | null {
    const fingerprint = descriptionFingerprint(definition, false);
    const kept = shown.providers.find(
      ({ own }) => own && descriptionFingerprint(own.definition, false) === fingerprint,
    );
    return kept && isCustom(kept.id) ? kept.id : null;
  }

  /** Refuses a name that a report's source or another described provider has, as users could confuse the two. */
  function withFreeName(read: ReturnType<typeof readDefinition>, id: CustomId | null): typeof read {
    if (!read.ok) return read;
    const others = (view()?.providers ?? []).flatMap((each) => (each.own && each.id !== id ? [each.own.name] : []));
    const taken = isTakenName(read.value.name, [...sourceWords.map((key) => say(key)), ...others]);
    return taken ? failed({ kind: 'name-taken', at: 'name' }) : read; // guard own-name-here
  }

  return {
    state: state as ReadonlySignal<OwnState>,
    /** Opens the form: of the provider at this place, or empty. */
    describe(id: CustomId | null) {
      shownFingerprint = fingerprintAt(id);
      update({ draft: draftOf(id, definitionAt(id)), refused: null });
    },
    change: (draft: DefinitionDraft) => update({ draft }),
    /**
     * Saves what the form says, if it can be read. Returns the provider's place, null if nothing was saved. No request is
     * sent to the provider before the user adds it. The form closes unless it `staysOpen` for a test.
     */
    async keep({ staysOpen }: { staysOpen: boolean } = { staysOpen: false }): Promise<CustomId | null> {
      const { draft } = state.value;
      if (!draft) return null;
      const read = withFreeName(readDefinition(rawOf(draft)), draft.id);
      if (!read.ok) update({ draft: { ...draft, problem: read.problem } });
      const id = read.ok ? await save(draft.id, read.value) : null;
      if (id === null) return null;
      shownFingerprint = fingerprintAt(id);
      update({ draft: staysOpen ? { ...draft, id, problem: null } : null });
      return id;
    },
    /** What was typed for a test can't be looked up. */
    refuseTrial() {
      const { draft } = state.value;
      if (draft) update({ draft: { ...draft, isTrialBad: true } });
    },
    /** What was typed for the provider's fields has been saved with the provider. */
    saved() {
      const { draft } = state.value;
      if (draft) update({ draft: { ...draft, values: {} } });
    },
    cancel: () => update({ draft: null }),
    /** Takes a definition from a file, or says what is wrong with it and keeps nothing. */
    async readFile(file: Pick<File, 'name' | 'size' | 'text'>) {
      const text = file.size > customLimits.file ? tooBig : await textOf(file);
      const read = text.ok ? withFreeName(readDefinitionFile(text.value), null) : text;
      if (read.ok) await save(null, read.value);
      else update({ refused: { file: file.name, problem: read.problem } });
    },
    /** The file of a definition; null if there is none. There is no secret in it. */
    exported(id: CustomId): { name: string; text: string } | null {
      const definition = definitionAt(id);
      if (!definition) return null;
      const name = definition.name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
      return { name: `numlens-provider-${name || 'own'}.json`, text: writeDefinitionFile(definition) };
    },
    names: (): { [Id in CustomId]?: string } =>
      Object.fromEntries((view()?.providers ?? []).flatMap(({ id, own }) => (own ? [[id, own.name]] : []))),
    found(id: CustomId, findings: Finding[]) {
      update({ findings: { ...state.value.findings, [id]: findings } });
    },
  };
}
