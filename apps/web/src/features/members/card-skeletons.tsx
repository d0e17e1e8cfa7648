import { Skeleton } from '@portal/ui'

const blocks = ['a', 'b', 'c', 'd', 'e', 'f']

interface CardSkeletonsProps {
  /** Lays them out as the cards will be. */
  className: string | undefined
  height: string
}

/** Cards before they are there. */
export const CardSkeletons = ({ className, height }: CardSkeletonsProps) => (
  <div className={className} aria-hidden="true">
    {blocks.map((block) => (
      <Skeleton key={block} height={height} />
    ))}
  </div>
)
