import { createFileRoute } from '@tanstack/react-router'
import { PlayerPage } from '../../features/behind-login/player/player-page.tsx'
import { playerSearch } from '../../features/behind-login/player/player-search.ts'
import { playerLoader } from '../../features/behind-login/player/queries.ts'

export const Route = createFileRoute('/_player/videoview/$courseId')({
  staticData: { name: 'videoview', authority: 'courses.study', words: ['player'] },
  validateSearch: playerSearch,
  loader: ({ context, params }) => playerLoader(context.queryClient, Number(params.courseId)),
  component: VideoView,
})

function VideoView() {
  return <PlayerPage courseId={Number(Route.useParams().courseId)} lessonId={Route.useSearch().lesson} />
}
