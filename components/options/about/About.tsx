import type { ComponentChildren } from 'preact';
import type { DataDates } from '../../../lib/model/answer/report.ts';
import { dataDateText } from '../../../lib/words/data-age.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say } from '../../../lib/words/say.ts';
import { HelpLinks } from '../../parts/HelpLinks.tsx';
import { More } from '../parts/More.tsx';
import '../options.css';
import './about.css';

type AboutProps = {
  version?: string;
  /** The dates of the data built in; null if they are missing. */
  dataDates?: DataDates;
  /** What reports a wrong answer. */
  children?: ComponentChildren;
};

/** The foot of the page: version, help, what reports a wrong answer, and the sources of data and code with their licenses. */
export function About({ version, dataDates = { phone: null, ip: null }, children }: AboutProps) {
  const dates = [
    { of: say('listPhones'), date: dataDates.phone },
    { of: say('listAddresses'), date: dataDates.ip },
  ].map(({ of, date }) => ({ of, text: dataDateText(date, { dateStyle: 'long' }) }));
  return (
    <section id="about" class="nl-stack nl-roomy nl-options-part nl-options-foot" aria-labelledby="about-title">
      <div class="nl-about-head">
        <h2 id="about-title">{say('aboutTitle')}</h2>
        {version === undefined ? null : <p>{say('aboutVersion', version)}</p>}
      </div>
      <dl class="nl-about-dates">
        {dates.map(({ of, text }) =>
          text === null ? null : (
            <div key={of}>
              <dt class="nl-soft">{of}</dt>
              <dd>{say('aboutDataDate', text)}</dd>
            </div>
          ),
        )}
      </dl>
      <HelpLinks />
      <More label={say('reportWrong')}>{children}</More>
      <More label={say('aboutSources')}>
        <p>{say('aboutWords')}</p>
        <table class="nl-table">
          <thead>
            <tr>
              <th scope="col">{say('creditSource')}</th>
              <th scope="col">{say('creditFor')}</th>
              <th scope="col">{say('creditLicense')}</th>
            </tr>
          </thead>
          <tbody>
            {credits.map(({ name, address, purpose, license }) => (
              <tr key={name}>
                <td>
                  <a href={address} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                </td>
                <td>{say(purpose)}</td>
                <td>{license ?? say('publicDomain')}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p class="nl-options-hint">{say('aboutModified')}</p>
      </More>
    </section>
  );
}

/** A source of data or code inside the extension. `license` is null for the public domain. */
export type Credit = { name: string; address: string; purpose: MessageKey; license: string | null };

/** All sources of shipped data and code. Names and licenses are proper names, so they are not translated. */
const credits: readonly Credit[] = [
  {
    name: 'IP Geolocation by DB-IP',
    address: 'https://db-ip.com',
    purpose: 'creditCities',
    license: 'CC BY 4.0',
  },
  {
    name: 'RouteViews',
    address: 'https://www.routeviews.org',
    purpose: 'creditNetworks',
    license: 'CC BY 4.0',
  },
  {
    name: 'NRO delegated statistics',
    address: 'https://www.nro.net/about/rirs/statistics/',
    purpose: 'creditNetworks',
    license: 'CC BY 4.0',
  },
  {
    name: 'libphonenumber',
    address: 'https://github.com/google/libphonenumber',
    purpose: 'creditPhoneData',
    license: 'Apache-2.0',
  },
  {
    name: 'libphonenumber-js',
    address: 'https://gitlab.com/catamphetamine/libphonenumber-js',
    purpose: 'creditPhoneCode',
    license: 'MIT',
  },
  {
    name: 'tz-lookup',
    address: 'https://github.com/photostructure/tz-lookup',
    purpose: 'creditTimeZones',
    license: 'CC0-1.0',
  },
  {
    name: 'Natural Earth',
    address: 'https://www.naturalearthdata.com',
    purpose: 'creditMap',
    license: null,
  },
  {
    name: 'country-flag-icons',
    address: 'https://gitlab.com/catamphetamine/country-flag-icons',
    purpose: 'creditFlags',
    license: 'MIT',
  },
  {
    name: 'Papa Parse',
    address: 'https://www.papaparse.com',
    purpose: 'creditCsv',
    license: 'MIT',
  },
];
