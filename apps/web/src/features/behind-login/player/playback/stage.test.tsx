import {
  ApiError,
  type CourseDetail,
  type CourseProgress,
  type HeartbeatResult,
  type LessonSession,
} from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import type { QueueKeeper } from '../report/reporter.ts'
import { Player } from './player.ts'
import { Stage } from './stage.tsx'

afterEach(() => void Reflect.deleteProperty(document, 'pictureInPictureElement'))

const progressOf = (to: number) => ({
  lessonId: 300804,
  progress: to / 90,
  ranges: [{ from: 0, to }],
  position: to,
  reachable: to,
  completeTime: null,
})

const session = {
  sessionId: 'session-of-a-test',
  lessonId: 300804,
  courseId: 3008,
  title: '工程量计算规则',
  durationS: 90,
  videoUrl: 'files/videos/300804.webm',
  renditions: [],
  captionsUrl: null,
  heartbeatS: 10,
  maxRate: 2,
  presenceAfterS: 1000,
  progress: progressOf(40),
} as unknown as LessonSession
const course = {
  id: 3008,
  title: '安装工程',
  coverUrl: 'cover.webp',
  chapters: [],
} as unknown as CourseDetail
const progress = { courseId: 3008, lessons: [], creditTime: null } as unknown as CourseProgress

const taken = (to: number, presenceRequired = false): HeartbeatResult => ({
  presenceRequired,
  presenceAfterS: presenceRequired ? 0 : 1000,
  lesson: progressOf(to),
  courseStatus: 'STUDYING',
  courseProgress: 0,
  creditTime: null,
})
const ended = () =>
  new ApiError('http', {
    status: 409,
    problem: { status: 409, title: 'Conflict', message: 'error.sessionEnded' } as never,
  })

type Send = ConstructorParameters<typeof Player>[1]['send']

async function open(
  send: Send,
  confirm = vi.fn(async () => ({ presenceAfterS: 1000 })),
  presenceAfterS = 1000,
  keep: QueueKeeper['keep'] = () => {},
) {
  const player = new Player(
    { ...session, presenceAfterS },
    { send, confirm, keeper: { keep, drop: () => {} } },
  )
  const props = { player, course, progress, session, reopen: () => {} }
  const { container, queryClient } = await renderPage(
    <UiProvider>
      <Stage {...props} />
    </UiProvider>,
  )
  const video = container.querySelector('video') ?? expect.unreachable('There is no video')
  Object.defineProperty(video, 'readyState', { value: 4 })
  video.currentTime = 40
  return { player, video, confirm, queryClient }
}

/** Plays on to a second, and stops there. */
async function playTo(video: HTMLVideoElement, second: number): Promise<void> {
  await act(async () => {
    await video.play()
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_000)
    video.currentTime = second
    video.pause()
  })
}

const question = () => screen.findByRole('alertdialog', { name: '您还在学习吗？' })
const noQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

it('plays nothing in a page that nobody sees, unless the video is in a window of its own', async () => {
  const { player, video } = await open(async () => taken(40))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(() => video.play())
  expect([video.paused, player.view().isPlaying]).toEqual([true, false])
  Object.defineProperty(document, 'pictureInPictureElement', { value: video, configurable: true })
  await act(() => video.play())
  expect(player.view().isPlaying).toBe(true)
})

it('takes the focus from a click on the picture, and its keys with it', async () => {
  const { player } = await open(async () => taken(40))
  const stage = screen.getByRole('region', { name: '播放器' })
  expect(stage.getAttribute('tabindex')).toBe('-1')
  fireEvent.keyDown(stage, { key: 'm' })
  expect(player.view().isMuted).toBe(true)
})

it('knows its keys where capitals are on, too', async () => {
  const { player } = await open(async () => taken(40))
  fireEvent.keyDown(screen.getByRole('region', { name: '播放器' }), { key: 'M' })
  expect(player.view().isMuted).toBe(true)
})

it('plays a lesson once more from its start, and keeps the keys', async () => {
  const lesson = { ...progressOf(50), completeTime: '2026-11-20T02:00:00Z' }
  const { player, video } = await open(async () => ({ ...taken(50), lesson }))
  await playTo(video, 50)
  fireEvent(video, new Event('ended'))
  fireEvent.click(await screen.findByRole('button', { name: '再看一遍' }))
  await waitFor(() => expect(player.view()).toMatchObject({ isPlaying: true, place: 0 }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '播放器' }))
})

it('leaves a choice its keys', async () => {
  const { player } = await open(async () => taken(40))
  const choice = screen.getByRole('combobox', { name: '播放速度' })
  const isLeft = [' ', 'ArrowDown', 'ArrowLeft', 'm', 'f'].map((key) => fireEvent.keyDown(choice, { key }))
  expect(isLeft).toEqual(isLeft.map(() => true))
  expect(player.view()).toMatchObject({ volume: 1, isMuted: false, place: 40, isPlaying: false })
})

it('asks once: a question that was left stays closed until the lesson is played again', async () => {
  const { player, video, confirm } = await open(async () => taken(50, true))
  await playTo(video, 50)
  await question()
  fireEvent.click(screen.getByRole('button', { name: '稍后再学' }))
  await noQuestion()
  fireEvent.click(screen.getByRole('button', { name: '知道了' }))
  await waitFor(() => expect(screen.queryByText(/没有收到您的确认/)).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await act(() => player.play())
  expect(confirm).toHaveBeenCalledOnce()
  expect(player.view()).toMatchObject({ isAsked: false, isLate: false, isPlaying: true })
})

it('asks by itself where the question comes without a network, and takes no answer that the server has not', async () => {
  let isOnline = false
  const send = vi.fn(async () => (isOnline ? taken(50, true) : Promise.reject(new ApiError('network'))))
  const { player, video, confirm } = await open(send, undefined, 10)
  await act(async () => {
    await video.play()
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_000)
    video.currentTime = 50
    fireEvent.timeUpdate(video)
  })
  await question()
  expect(video.paused).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '我在，继续学习' }))
  await screen.findByText('没有确认成功')
  expect([confirm.mock.calls.length, video.paused]).toEqual([0, true])
  isOnline = true
  fireEvent.click(screen.getByRole('button', { name: '我在，继续学习' }))
  await noQuestion()
  expect(confirm).toHaveBeenCalledOnce()
  expect(player.view()).toMatchObject({ isAsked: false, isPlaying: true })
})

it('goes on by itself where the server has not come to the question yet', async () => {
  const { player, video, confirm } = await open(async () => taken(50), undefined, 10)
  await act(async () => {
    await video.play()
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_000)
    video.currentTime = 50
    fireEvent.timeUpdate(video)
  })
  await waitFor(() => expect(player.view()).toMatchObject({ isAsked: false, isPlaying: true }))
  expect(confirm).not.toHaveBeenCalled()
})

it('goes back to where nothing counted any more, and says so beside the question', async () => {
  const { player, video } = await open(async () => taken(43, true), undefined, 1000)
  await playTo(video, 70)
  expect((await question()).textContent).toContain(
    '没有及时确认您在观看，此后的 0:27 没有计入，已回到 0:43。',
  )
  expect([video.currentTime, player.view().waitingS]).toEqual([43, 0])
})

it('takes playing for the answer to a question that was left open', async () => {
  const { player, confirm } = await open(async () => taken(40), undefined, 0)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await act(() => player.play())
  expect(confirm).toHaveBeenCalledOnce()
  expect(player.view()).toMatchObject({ isAsked: false, isLate: false, isPlaying: true })
})

it('pauses where the login has run out, and goes on after another', async () => {
  let isLoggedIn = false
  const send = async () => (isLoggedIn ? taken(60) : Promise.reject(new ApiError('http', { status: 401 })))
  const { player, video } = await open(send)
  await act(async () => {
    await video.play()
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_000)
    video.currentTime = 50
    fireEvent.timeUpdate(video)
    // As the reports go while it plays.
    fireEvent(window, new Event('online'))
  })
  await waitFor(() => expect([video.paused, player.view().isPlaying]).toEqual([true, false]))
  isLoggedIn = true
  await act(() => player.play())
  expect([video.paused, player.view().isPlaying]).toEqual([false, true])
  await act(async () => player.toggle())
  await waitFor(() => expect(player.view()).toMatchObject({ waitingS: 0, lesson: { position: 60 } }))
})

it('says in the question why an answer did not arrive', async () => {
  const confirm = vi.fn(async () => Promise.reject(new ApiError('network')))
  const { video } = await open(async () => taken(50, true), confirm)
  await playTo(video, 50)
  await question()
  fireEvent.click(screen.getByRole('button', { name: '我在，继续学习' }))
  const failure = await screen.findByText('没有确认成功')
  expect((await question()).contains(failure)).toBe(true)
  expect(screen.queryByText(/已回到/)).toBeNull()
})

it.each([
  [44, '最后观看的 0:06 没有计入。'],
  [50, null],
])('tells as lost what the server does not have, of 50 s up to %i', async (to, words) => {
  const lessons = [progressOf(to)]
  const calls = fakeApi({ 'GET /api/edu-courses/3008/progress': () => Response.json({ lessons }) })
  const { video, queryClient } = await open(async () => Promise.reject(ended()))
  await playTo(video, 50)
  await screen.findByText('正在另一处学习')
  await waitFor(() => expect([calls.length, queryClient.isFetching()]).toEqual([1, 0]))
  if (words) expect(await screen.findByText(new RegExp(words))).toBeDefined()
  else expect(screen.queryByText(/没有计入/)).toBeNull()
})

it.each([
  [true, /秒已存在本机/],
  [false, /秒没有存到本机，恢复前请不要关闭页面/],
])('says whether the device keeps what the network did not take: %s', async (isKept, words) => {
  const { video } = await open(
    async () => Promise.reject(new ApiError('network')),
    undefined,
    1000,
    (_queue, _known, told) => told(isKept),
  )
  await playTo(video, 50)
  const told = await screen.findByText(words)
  // Every second of play would be read out otherwise.
  expect(within(told).getByText('10').getAttribute('aria-live')).toBe('off')
})
