import type { KeyboardEvent } from 'react'
import { atVolume } from '../device/sound.ts'
import type { Player } from './player.ts'

/** Seconds that an arrow key goes. */
export const arrowStep = 5
const volumeStep = 0.1

type Act = (player: Player) => void

const louder =
  (step: number): Act =>
  (player) => {
    const before = player.view()
    const volume = Math.round(Math.min(1, Math.max(0, before.volume + step)) * 10) / 10
    player.setSound(atVolume(volume, before))
  }

const mute: Act = (player) => {
  const { volume, isMuted } = player.view()
  player.setSound({ volume, isMuted: !isMuted })
}

const acts: Record<string, Act> = {
  ' ': (player) => player.toggle(),
  k: (player) => player.toggle(),
  ArrowLeft: (player) => player.seek(player.view().place - arrowStep),
  ArrowRight: (player) => player.seek(player.view().place + arrowStep),
  ArrowUp: louder(volumeStep),
  ArrowDown: louder(-volumeStep),
  m: mute,
  c: (player) => player.setCaptions(!player.view().hasCaptions),
}

/** The player's keys, while something in it has the focus; a button, a slider and a choice keep those that are theirs. */
export const onPlayerKey =
  (player: Player, toggleFull: () => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { target, altKey, ctrlKey, metaKey } = event
    // Capitals are on where many switch to Chinese by that key.
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (altKey || ctrlKey || metaKey || event.defaultPrevented) return
    const element = target as HTMLElement
    // A choice takes the arrows, the space bar and letters itself.
    if (element.closest('select, [role="menu"], [role="alertdialog"]')) return
    if (key === ' ' && element.closest('button, a')) return
    if (key.startsWith('Arrow') && element.closest('input, [aria-haspopup]')) return
    const act = key === 'f' ? toggleFull : acts[key]
    if (!act) return
    event.preventDefault()
    act(player)
  }
