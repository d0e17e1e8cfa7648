import type { EntryFace } from '../../lib/columns/column-view.ts'
import { Figures } from './figures.tsx'
import { Leaders } from './leaders.tsx'
import { OrgChart } from './org-chart.tsx'
import { Timeline } from './timeline.tsx'
import { WithProfile } from './with-profile.tsx'

/** What the entries of the association's column show above their articles, by their stored names. */
export const associationFaces: Record<string, EntryFace> = {
  协会简介: {
    content: <WithProfile height="9rem">{({ figures }) => <Figures figures={figures} />}</WithProfile>,
    readsOn: true,
  },
  发展历程: {
    content: (
      <WithProfile height="60rem">{({ milestones }) => <Timeline milestones={milestones} />}</WithProfile>
    ),
  },
  组织机构: {
    content: (
      <WithProfile height="50rem">
        {({ bodies, term, leaders }) => (
          <>
            <OrgChart bodies={bodies} />
            <Leaders term={term} leaders={leaders} />
          </>
        )}
      </WithProfile>
    ),
  },
}
