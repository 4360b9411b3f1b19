import { say } from '../../../lib/words/say.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { ListProblem } from './list-state.ts';
import { mostMegabytes } from './list-state.ts';

/** What went wrong with what was pasted or dropped, one sentence each. */
export function ListProblems({ problems }: { problems: readonly ListProblem[] }) {
  return (
    <div role="status">
      {problems.map((problem, index) => (
        <p key={index} class="nl-bulk-problem">
          <Icon name="warning" />
          <span>{words(problem)}</span>
        </p>
      ))}
    </div>
  );
}

function words(problem: ListProblem): string {
  switch (problem.kind) {
    case 'too-large':
      return problem.file === null
        ? say('listTextTooLarge', mostMegabytes)
        : say('listFileTooLarge', problem.file, mostMegabytes);
    case 'unreadable':
      return say('listFileUnreadable', problem.file ?? '');
    case 'nothing-found':
      return say('listNothing');
    case 'full':
      return say('listFull');
    case 'lost':
      return say('listLost');
  }
}
