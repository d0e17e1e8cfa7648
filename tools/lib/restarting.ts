import type { Child } from './child.ts'
import { onChange } from './on-change.ts'

/**
 * A server that is started anew whenever files below the folders change. Its own end is no end: while somebody is
 * typing it may fail to start, and the next change brings it back.
 *
 * @param start gets the paths that have changed; none at the first start
 */
export function restarting(
  start: (changed: string[]) => Child,
  folders: string[],
  say: (line: string) => void,
): Child {
  const first = start([])
  let current = first
  let turn = Promise.resolve()
  const { promise: ended, resolve: end } = Promise.withResolvers<number>()
  const reportEnd = (child: Child) =>
    child.ended.then((code) => child === current && code !== 0 && say('ended; waiting for a change'))
  const restart = async (changed: string[]) => {
    const before = current
    say('restarting')
    await before.stop()
    current = start(changed)
    reportEnd(current)
  }
  reportEnd(first)
  const unwatch = onChange(folders, (changed) => {
    turn = turn.then(() => restart(changed))
  })
  const stop = async () => {
    unwatch()
    await turn
    await current.stop()
    end(0)
  }
  return { name: first.name, ended, stop }
}
