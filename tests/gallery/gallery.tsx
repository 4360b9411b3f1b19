import { render } from 'preact';
import { startPage } from '../../components/page/start-page.ts';
import type { Surface } from './surface.ts';
import { surfaces } from './surfaces.ts';
import '../../components/theme.css';
import './gallery.css';

/**
 * Every state of every surface on one page. `#card` shows one surface only, `#card/Being asked` one of its states.
 * `?lang=de` says the sentences of that language, `?lang=long` English ones that are 40 % longer, `?lang=rtl` English ones
 * from right to left, `?lang=pseudo` English ones in brackets. `?half=even` and `?half=odd` draw every second state of each
 * surface.
 */
function Gallery({ only, state }: { only: string; state: string }) {
  return surfaces
    .filter(({ name }) => only === '' || only === name)
    .map((surface) => <Section key={surface.name} surface={surface} state={state} />);
}

const half = new URLSearchParams(location.search).get('half');
const isDrawn = (index: number): boolean => half === null || (index % 2 === 0) === (half === 'even');

function Section({ surface: { name, examples }, state }: { surface: Surface; state: string }) {
  return (
    <section class="gallery" data-surface={name}>
      {examples
        .filter(({ name: each }, index) => (state === '' || state === each) && isDrawn(index))
        .map((example) => (
          <figure key={example.name}>
            <figcaption>{example.name}</figcaption>
            <div class={`gallery-box gallery-${example.box}`} data-state={example.name}>
              {example.view}
            </div>
          </figure>
        ))}
    </section>
  );
}

function draw(): void {
  const [only = '', state = ''] = decodeURIComponent(location.hash.slice(1)).split('/');
  render(<Gallery only={only} state={state} />, document.body);
}

startPage(document.documentElement);
document.documentElement.dataset['surfaces'] = surfaces.map(({ name }) => name).join();
addEventListener('hashchange', draw);
draw();
