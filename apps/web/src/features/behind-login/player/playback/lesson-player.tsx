import type { LessonSession } from '@portal/api-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { keeperOf } from '../device/queue-store.ts'
import { ownAccount } from '../queries.ts'
import { sendReport } from '../report/send-report.ts'
import { Player } from './player.ts'
import { Stage, type StageProps } from './stage.tsx'

type LessonPlayerProps = Omit<StageProps, 'player'>

const confirm = ({ lessonId: id, sessionId }: LessonSession) =>
  unwrap(api.POST('/api/edu-lessons/{id}/presence', { params: { path: { id } }, body: { sessionId } }))

/** A lesson that is open: its player lives as long as it is shown. */
export function LessonPlayer(props: LessonPlayerProps) {
  const { session } = props
  const queryClient = useQueryClient()
  const [player, setPlayer] = useState<Player>()
  useEffect(() => {
    const opened = new Player(session, { send: sendReport, keeper: keeperOf(ownAccount()), confirm })
    setPlayer(opened)
    return () => {
      opened.stop()
      // Hours, lists and the first page show what was watched.
      void queryClient.invalidateQueries({ queryKey: ['account', 'education'] })
    }
  }, [session, queryClient])
  return player && <Stage {...props} player={player} />
}
