import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import type { ComponentProps, ReactNode } from 'react'
import { timeMark } from '../../../../lib/education/time-mark.ts'
import { atVolume } from '../device/sound.ts'
import { letterKeys } from '../keys/letter-keys.ts'
import { PlayerIcon } from '../player-icon.tsx'
import styles from './controls.module.css'
import type { Player } from './player.ts'
import { Quality } from './quality.tsx'
import type { View } from './view.ts'

interface ControlsProps {
  player: Player
  view: View
  isFull: boolean
  toggleFull: () => void
  /** Shows the video in a small window of its own; undefined where the browser cannot. */
  togglePicture: (() => void) | undefined
  hasCues: boolean
}

const rates = [0.75, 1, 1.25, 1.5, 2]
const leap = 10

/** Everything that is done to a lesson that plays. */
export function Controls({ player, view, isFull, toggleFull, togglePicture, hasCues }: ControlsProps) {
  const { t } = useLingui()
  const { place, isPlaying, rate, hasCaptions } = view
  const { durationS, maxRate } = player.session
  return (
    <div className={styles.controls}>
      <Control
        label={isPlaying ? t`暂停` : t`播放`}
        keys="K"
        icon={<Icon name={isPlaying ? 'pause' : 'play'} />}
        onClick={() => player.toggle()}
      />
      <Control
        label={t`后退 10 秒`}
        icon={<PlayerIcon name="back" />}
        onClick={() => player.seek(place - leap)}
      />
      <Control
        label={t`前进 10 秒`}
        icon={<PlayerIcon name="forward" />}
        onClick={() => player.seek(place + leap)}
      />
      <Volume player={player} view={view} />
      <span className={styles.time}>
        {timeMark(place)} / {timeMark(durationS)}
      </span>
      <select
        className={styles.rate}
        aria-label={t`播放速度`}
        value={rate}
        onChange={(event) => player.setRate(Number(event.currentTarget.value))}
      >
        {rates
          .filter((one) => one <= maxRate || one === rate)
          .map((one) => (
            <option key={one} value={one}>
              {formatNumber(one)}×
            </option>
          ))}
      </select>
      <Quality player={player} view={view} />
      {hasCues && (
        <Control
          label={t`字幕`}
          keys="C"
          isOn={hasCaptions}
          icon={<PlayerIcon name="captions" />}
          onClick={() => player.setCaptions(!hasCaptions)}
        />
      )}
      {togglePicture && (
        <Control label={t`画中画`} icon={<PlayerIcon name="picture" />} onClick={togglePicture} />
      )}
      <Control
        label={isFull ? t`退出全屏` : t`全屏`}
        keys="F"
        icon={<Icon name={isFull ? 'shrink' : 'expand'} />}
        onClick={toggleFull}
      />
      <LetterKeys />
    </div>
  )
}

/** Switches the letters off that are keys of the player; nothing where there is no keyboard. */
function LetterKeys() {
  const { t } = useLingui()
  const isOn = letterKeys.useValue()
  return (
    <span className={styles.letterKeys}>
      <Control
        label={t`单字母快捷键`}
        isOn={isOn}
        icon={<PlayerIcon name="keys" />}
        onClick={() => letterKeys.set(!isOn)}
      />
    </span>
  )
}

function Volume({ player, view: { volume, isMuted } }: { player: Player; view: View }) {
  const { t } = useLingui()
  const heard = isMuted ? 0 : volume
  return (
    <span className={styles.volume}>
      <Control
        label={isMuted ? t`取消静音` : t`静音`}
        keys="M"
        icon={<PlayerIcon name={heard === 0 ? 'muted' : 'volume'} />}
        onClick={() => player.setSound({ volume, isMuted: !isMuted })}
      />
      <input
        type="range"
        className={styles.slider}
        aria-label={t`音量`}
        min={0}
        max={1}
        step={0.05}
        value={heard}
        onChange={({ currentTarget }) =>
          player.setSound(atVolume(Number(currentTarget.value), { volume, isMuted }))
        }
      />
    </span>
  )
}

interface ControlProps extends Pick<ComponentProps<'button'>, 'onClick'> {
  label: string
  /** The key that does the same. */
  keys?: string
  icon: ReactNode
  /** Of what is on or off. */
  isOn?: boolean
}

function Control({ label, keys, icon, isOn, onClick }: ControlProps) {
  const shownKeys = letterKeys.useValue() ? keys : undefined
  return (
    <button
      type="button"
      className={styles.button}
      title={shownKeys ? `${label} (${shownKeys})` : label}
      aria-label={label}
      aria-pressed={isOn}
      aria-keyshortcuts={shownKeys}
      onClick={onClick}
    >
      {icon}
    </button>
  )
}
