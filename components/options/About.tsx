import { say } from '../../lib/words/say.ts';
import { credits } from './credits.ts';
import './options.css';

/** Whose data and code are inside, and on what terms. */
export function About() {
  return (
    <section class="nl-options-part" aria-labelledby="about-title">
      <h2 id="about-title">{say('aboutTitle')}</h2>
      <p>{say('aboutWords')}</p>
      <table class="nl-credits">
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
