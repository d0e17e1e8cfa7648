/** The front page of record: what is new, what is in force, what the month's prices are, and where to do things. */
export function HomePage() {
  return <div className="container" />
}
