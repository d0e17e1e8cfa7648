import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keeperOf } from '../device/queue-store.ts'
import { ownAccount } from '../queries.ts'
import { confirmPresence } from '../report/confirm-presence.ts'
import { sendReport } from '../report/send-report.ts'
import { Player } from './player.ts'
import { Stage, type StageProps } from './stage.tsx'

type LessonPlayerProps = Omit<StageProps, 'player'>

/** A lesson that is open: its player lives as long as it is shown. */
export function LessonPlayer(props: LessonPlayerProps) {
  const { session } = props
  const queryClient = useQueryClient()
  const [player, setPlayer] = useState<Player>()
  useEffect(() => {
    const keeper = keeperOf(ownAccount())
    const opened = new Player(session, { send: sendReport, keeper, confirm: confirmPresence })
    setPlayer(opened)
    return () => {
      opened.stop()
      // Hours, lists and the first page show what was watched.
      void queryClient.invalidateQueries({ queryKey: ['account', 'education'] })
    }
  }, [session, queryClient])
  return player && <Stage {...props} player={player} />
}
