import { countryName } from '../../lib/words/country-name.ts';
import { say } from '../../lib/words/say.ts';
import './parts.css';

/** The flag of an ISO 3166-1 alpha-2 code, from the extension's own files. */
export function Flag({ country }: { country: string }) {
  if (!/^[A-Z]{2}$/.test(country)) return null;
  return (
    <img
      class="nl-flag"
      src={`/data/flags/${country}.svg`}
      width={18}
      height={12}
      alt={say('flagOf', countryName(country))}
    />
  );
}
