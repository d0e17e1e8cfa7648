import { Fragment, type ReactNode } from 'react'

interface CardSkeletonsProps {
  /** Lays them out as the cards will be. */
  className: string | undefined
  count: number
  card: ReactNode
}

/** A page of cards before they are there. */
export const CardSkeletons = ({ className, count, card }: CardSkeletonsProps) => (
  <ul className={className} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike and never move
      <Fragment key={place}>{card}</Fragment>
    ))}
  </ul>
)
