import { say } from '../words/say.ts';
import type { Source } from './fact.ts';

/** Who says it, in a word or two, for where several answers stand below each other. */
export function sourceTagText(source: Source): string {
  switch (source.kind) {
    case 'device':
      return say('tagDevice');
    case 'service':
      return say('tagService');
    case 'contacts':
      return say('sourceContacts');
    case 'page':
      return source.at === null ? say('sourcePage') : say('tagOtherPage', source.host);
  }
}
