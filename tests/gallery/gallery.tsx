import { render } from 'preact';
import { startPage } from '../../components/page/start-page.ts';
import type { Surface } from './surface.ts';
import { surfaces } from './surfaces.ts';
import '../../components/theme.css';
import './gallery.css';

/**
 * Every state of every surface on one page. `#card` shows one surface only, `#card/Being asked` one of its states.
 * `?lang=de` says the sentences of that language, `?lang=long` English ones that are 40 % longer, `?lang=rtl` English ones
 * from right to left, `?lang=pseudo` English ones in brackets. `?part=2of4` draws every fourth state of each surface, the
 * second one first. `?still` draws what has no animation: those of details, which follow how far they are scrolled, make a page of
 * all states a hundred times slower.
 */
function Gallery({ only, state }: { only: string; state: string }) {
  return surfaces
    .filter(({ name }) => only === '' || only === name)
    .map((surface) => <Section key={surface.name} surface={surface} state={state} />);
}

const options = new URLSearchParams(location.search);
const [part = 1, parts = 1] = (options.get('part') ?? '1of1').split('of').map(Number);
const isDrawn = (index: number): boolean => index % parts === part - 1;

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
const still = new CSSStyleSheet();
still.replaceSync('*, *::before, *::after { animation: none !important }');
if (options.has('still')) document.adoptedStyleSheets = [still];
document.documentElement.dataset['surfaces'] = surfaces.map(({ name }) => name).join();
addEventListener('hashchange', draw);
draw();
