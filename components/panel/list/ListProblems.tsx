import { useRef, useState } from 'preact/hooks';
import { say } from '../../../lib/words/say.ts';
import { Icon, IconButton } from '../../parts/Icon.tsx';
import type { ListProblem } from './list-state.ts';
import { mostMegabytes } from './list-state.ts';

type ListProblemsProps = {
  problems: readonly ListProblem[];
  /** They are above the rows, which need the room. */
  isClosable?: boolean;
};

/** What went wrong with what was pasted or dropped, one sentence each. */
export function ListProblems({ problems, isClosable = false }: ListProblemsProps) {
  const [closed, setClosed] = useState<readonly ListProblem[] | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const shown = closed === problems ? [] : problems;
  const close = () => {
    setClosed(problems);
    part.current?.closest('.nl-bulk')?.querySelector<HTMLElement>('.nl-bulk-count')?.focus();
  };
  return (
    <div ref={part} role="status">
      {shown.map((problem, index) => (
        <p key={index} class="nl-bulk-problem">
          <Icon name="warning" />
          <span>{words(problem)}</span>
          {isClosable && index === 0 ? <IconButton icon="close" label={say('close')} onPress={close} /> : null}
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
