import type { DataDates } from '../../lib/model/data-dates.ts';
import { language } from '../../lib/words/language.ts';
import { say } from '../../lib/words/say.ts';
import { credits } from './credits.ts';
import './options.css';

type AboutProps = {
  version?: string;
  /** The dates (YYYY-MM-DD) of the data built in; null where they are missing. */
  dataDates?: DataDates;
};

/** Whose data and code are inside, and on what terms. */
export function About({ version, dataDates = { phone: null, ip: null } }: AboutProps) {
  const dates = [
    { of: say('listPhones'), date: dataDates.phone },
    { of: say('listAddresses'), date: dataDates.ip },
  ];
  return (
    <section id="about" class="nl-options-part" aria-labelledby="about-title">
      <h2 id="about-title">{say('aboutTitle')}</h2>
      {version === undefined ? null : <p class="nl-options-hint">{say('aboutVersion', version)}</p>}
      <dl class="nl-about-dates">
        {dates.map(({ of, date }) =>
          date === null ? null : (
            <div key={of}>
              <dt>{of}</dt>
              <dd>{say('aboutDataDate', dateText(date))}</dd>
            </div>
          ),
        )}
      </dl>
      <p>{say('aboutWords')}</p>
      <table class="nl-table">
        <thead>
          <tr>
            <th scope="col">{say('creditSource')}</th>
            <th scope="col">{say('creditFor')}</th>
            <th scope="col">{say('creditLicence')}</th>
          </tr>
        </thead>
        <tbody>
          {credits.map(({ name, address, purpose, licence }) => (
            <tr key={name}>
              <td>
                <a href={address} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </td>
              <td>{say(purpose)}</td>
              <td>{licence ?? say('publicDomain')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="nl-options-hint">{say('aboutModified')}</p>
    </section>
  );
}

function dateText(date: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date));
}
