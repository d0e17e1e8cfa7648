import type { Send } from '../../../shared/http/send.ts'

/** Lets whoever watches a lesson be asked with the next report whether somebody is there. @returns whether such a player is open */
export type AskPresence = (lessonId: number) => Promise<boolean>

interface Player {
  id: number
  lessonId: number
}

/** The question that the mock asks at random, asked by its controls. */
export function mockPresence(baseUrl: string, send: Send): AskPresence {
  const url = `${new URL(baseUrl).origin}/__mock/lesson-sessions`
  const ask = (request: Request) => send({ operation: undefined, role: 'anonymous', request })
  return async (lessonId) => {
    const players: Player[] = await (await ask(new Request(url))).json()
    const player = players.find((one) => one.lessonId === lessonId)
    if (!player) return false
    const { ok, status } = await ask(new Request(`${url}/${player.id}/ask-presence`, { method: 'POST' }))
    if (!ok) throw new Error(`The mock did not ask for presence: ${status}`)
    return true
  }
}
