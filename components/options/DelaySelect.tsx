import { language } from '../../lib/words/language.ts';

type DelaySelectProps = {
  id: string;
  label: string;
  /** Milliseconds to choose from; a value that is not among them is one of them too. */
  delays: number[];
  value: number;
  onChange: (delay: number) => void;
};

/** A choice of short times, said in seconds. */
export function DelaySelect({ id, label, delays, value, onChange }: DelaySelectProps) {
  const seconds = new Intl.NumberFormat(language(), { style: 'unit', unit: 'second', unitDisplay: 'long' });
  const all = [...new Set([...delays, value])].sort((a, b) => a - b);
  return (
    <div class="nl-field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
        {all.map((delay) => (
          <option key={delay} value={delay} selected={delay === value}>
            {seconds.format(delay / 1000)}
          </option>
        ))}
      </select>
    </div>
  );
}
