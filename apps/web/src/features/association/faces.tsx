import type { EntryFace } from '../../lib/content/columns/column-view.ts'
import { Figures, FiguresSkeleton } from './figures.tsx'
import { Leaders, LeadersSkeleton } from './leaders.tsx'
import { OrgChart, OrgChartSkeleton } from './org-chart.tsx'
import { Timeline, TimelineSkeleton } from './timeline.tsx'
import { WithProfile } from './with-profile.tsx'

/** What the entries of the association's column show above their articles, by their stored names. */
export const associationFaces: Record<string, EntryFace> = {
  协会简介: {
    content: (
      <WithProfile skeleton={<FiguresSkeleton />}>
        {({ figures }) => <Figures figures={figures} />}
      </WithProfile>
    ),
    readsOn: true,
  },
  发展历程: {
    content: (
      <WithProfile skeleton={<TimelineSkeleton />}>
        {({ milestones }) => <Timeline milestones={milestones} />}
      </WithProfile>
    ),
  },
  组织机构: {
    content: (
      <WithProfile
        skeleton={
          <>
            <OrgChartSkeleton />
            <LeadersSkeleton />
          </>
        }
      >
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
