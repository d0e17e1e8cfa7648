import type { LessonSession } from '@portal/api-contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { Controls } from '../playback/controls.tsx'
import { Player } from '../playback/player.ts'
import { usePlayerKeys } from './use-player-keys.ts'

const session = {
  sessionId: 'session-of-a-test',
  lessonId: 300804,
  durationS: 90,
  renditions: [],
  heartbeatS: 10,
  maxRate: 2,
  presenceAfterS: 1000,
  progress: {
    lessonId: 300804,
    ranges: [{ from: 0, to: 90 }],
    position: 40,
    reachable: null,
    completeTime: null,
  },
} as unknown as LessonSession

interface PageProps {
  player: Player
  toggleFull: () => void
}

function Page({ player, toggleFull }: PageProps) {
  usePlayerKeys(player, toggleFull)
  const view = useSyncExternalStore(player.subscribe, player.view)
  return (
    <>
      <Controls
        player={player}
        view={view}
        isFull={false}
        toggleFull={toggleFull}
        togglePicture={undefined}
        hasCues={false}
      />
      <a href="#back">返回</a>
      <input type="range" aria-label="播放位置" />
      <aside>
        <button type="button" role="tab">
          笔记
        </button>
        <textarea aria-label="笔记" />
      </aside>
    </>
  )
}

/** What the keys do, without a video. */
async function open() {
  const player = new Player(session, {
    send: vi.fn(),
    confirm: vi.fn(),
    keeper: { keep: () => {}, drop: () => {} },
  })
  const done: string[] = []
  vi.spyOn(player, 'toggle').mockImplementation(() => void done.push('toggle'))
  vi.spyOn(player, 'seek').mockImplementation((to) => void done.push(`seek ${to}`))
  vi.spyOn(player, 'setSound').mockImplementation(({ volume, isMuted }) => {
    done.push(isMuted ? 'mute' : `volume ${volume}`)
  })
  await renderPage(<Page player={player} toggleFull={() => done.push('full')} />)
  const press = async (element: Element, ...keys: string[]) => {
    done.length = 0
    await act(async () => {
      for (const key of keys) fireEvent.keyDown(element, { key })
    })
    return done
  }
  return { press, done }
}

const everyKey = [' ', 'k', 'ArrowLeft', 'ArrowRight', 'ArrowDown', 'm', 'F']
const everything = ['toggle', 'toggle', 'seek 35', 'seek 45', 'volume 0.9', 'mute', 'full']

it('knows the keys wherever the focus is, from the beginning', async () => {
  const { press } = await open()
  expect(await press(document.body, ...everyKey)).toEqual(everything)
})

it('leaves whatever has the focus the keys that it wants', async () => {
  const { press } = await open()
  expect(await press(screen.getByRole('textbox', { name: '笔记' }), ...everyKey)).toEqual([])
  expect(await press(screen.getByRole('combobox', { name: '播放速度' }), ...everyKey)).toEqual([])
  expect(await press(screen.getByRole('link', { name: '返回' }), ' ', 'k', 'ArrowLeft')).toEqual([
    'toggle',
    'seek 35',
  ])
  expect(await press(screen.getByRole('tab', { name: '笔记' }), ...everyKey)).toEqual([
    'toggle',
    'mute',
    'full',
  ])
  expect(
    await press(screen.getByRole('slider', { name: '播放位置' }), ' ', 'ArrowLeft', 'ArrowUp', 'm'),
  ).toEqual(['toggle', 'mute'])
})

it('takes no key that is held with another', async () => {
  const { done } = await open()
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(fireEvent.keyDown(document.body, { key: 'm', ...held })).toBe(true)
  expect(done).toEqual([])
})

it.each(['dialog', 'alertdialog', 'menu'])('sleeps while there is a %s over the page', async (role) => {
  const { press } = await open()
  const over = document.body.appendChild(document.createElement('div'))
  over.setAttribute('role', role)
  expect(await press(document.body, ...everyKey)).toEqual([])
  over.hidden = true
  expect(await press(document.body, ...everyKey)).toEqual(everything)
  over.remove()
})

it('has single letters among its keys until they are switched off on the device', async () => {
  const { press } = await open()
  const play = screen.getByRole('button', { name: '播放' })
  expect([play.title, play.getAttribute('aria-keyshortcuts')]).toEqual(['播放 (K)', 'K'])
  fireEvent.click(screen.getByRole('button', { name: '单字母快捷键', pressed: true }))
  expect([play.title, play.getAttribute('aria-keyshortcuts')]).toEqual(['播放', null])
  expect(await press(document.body, 'k', 'm', 'f', ' ', 'ArrowLeft')).toEqual(['toggle', 'seek 35'])
  fireEvent.click(screen.getByRole('button', { name: '单字母快捷键', pressed: false }))
  expect(await press(document.body, 'k')).toEqual(['toggle'])
})
