import { addresses } from '../../lib/words/addresses.ts';
import { say } from '../../lib/words/say.ts';
import { classNames } from '../parts/class-names.ts';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Menu } from '../parts/Menu.tsx';
import type { PopupEvents, PopupState } from './popup-state.ts';
import { LowQuotas } from './ServiceUse.tsx';
import './popup-foot.css';

type PopupFootProps = Pick<PopupEvents, 'onPause' | 'onOptions'> & {
  /** Shows what reports a wrong answer. */
  onReport: () => void;
} & Pick<PopupState, 'spending'> & {
    /** Numlens is paused everywhere; null until it is known. */
    paused: boolean | null;
    now: number;
  };

/** The foot: a low quota, the buttons that pause and open the options, and the menu with help. */
export function PopupFoot({ paused, spending, now, onPause, onOptions, onReport }: PopupFootProps) {
  return (
    <footer class="nl-popup-foot">
      {spending === null || spending.mode === 'never' ? null : <LowQuotas quotas={spending.quotas} now={now} />}
      <div class="nl-popup-foot-line">
        {/* One element for both, so that it keeps the focus. */}
        {paused === null ? null : (
          <FootButton
            icon={paused ? 'resume' : 'paused'}
            words={say(paused ? 'resume' : 'pauseAll')}
            isMain={paused}
            onPress={() => onPause(!paused)}
          />
        )}
        <Menu
          label={say('helpTitle')}
          icon="dots"
          items={() => [
            { key: 'help', label: say('userGuide'), href: addresses.help },
            { key: 'privacy', label: say('privacyPolicy'), href: addresses.privacy },
            { key: 'report', label: say('reportWrong'), onPick: onReport },
          ]}
        />
        <FootButton icon="options" words={say('options')} onPress={() => onOptions()} />
      </div>
    </footer>
  );
}

type FootButtonProps = { icon: IconName; words: string; isMain?: boolean; onPress: () => void };

/** A quiet button with an icon and words. */
function FootButton({ icon, words, isMain = false, onPress }: FootButtonProps) {
  return (
    <button
      type="button"
      class={classNames('nl-line-in nl-tight nl-foot-button', { 'nl-foot-button-main': isMain })}
      onClick={onPress}
    >
      <Icon name={icon} size={14} />
      {words}
    </button>
  );
}
