import type { CustomId } from '../../../../lib/model/answer/custom-ids.ts';
import type { DefinitionProblem, Finding } from '../../../../lib/model/settings/custom/definition.ts';
import type { DefinitionDraft } from './definition-draft.ts';

/**
 * What the options show of the providers that the user describes: the open form, the file that was refused, and what the
 * last test of each found.
 */
export type OwnState = {
  draft: DefinitionDraft | null;
  refused: { file: string; problem: DefinitionProblem } | null;
  findings: { [Id in CustomId]?: Finding[] };
};

export const noOwn: OwnState = { draft: null, refused: null, findings: {} };

/** What the user does with them. */
export type OwnEvents = {
  /** Opens the form: of the provider at this place, or empty. */
  onDescribe: (id: CustomId | null) => void;
  onDefinition: (draft: DefinitionDraft) => void;
  onKeep: () => void;
  /** Saves the provider, adds it, and looks up an example with it. The form stays open. */
  onTry: () => void;
  onCancel: () => void;
  onFile: (file: File) => void;
  onExport: (id: CustomId) => void;
};
