import type { ComponentType } from 'react'
import { useEffect } from 'react'
import { Activities } from './activities/activities.tsx'
import { Answers } from './answers/answers.tsx'
import styles from './app.module.css'
import { Calls } from './calls/calls.tsx'
import { Faults } from './faults/faults.tsx'
import { ConnectionNotice } from './header/connection-notice.tsx'
import { FreshNotice } from './header/fresh-notice.tsx'
import { Header } from './header/header.tsx'
import { Navigation } from './header/navigation.tsx'
import { Lessons } from './lessons/lessons.tsx'
import type { Section } from './lib/address.ts'
import { usePlace } from './lib/use-place.ts'
import { Outbox } from './outbox/outbox.tsx'
import { Payments } from './payments/payments.tsx'
import { Personas } from './personas/personas.tsx'
import { Reviews } from './reviews/reviews.tsx'
import { Worlds } from './worlds/worlds.tsx'

const pages: Record<Section, ComponentType> = {
  personas: Personas,
  calls: Calls,
  answers: Answers,
  faults: Faults,
  outbox: Outbox,
  reviews: Reviews,
  payments: Payments,
  lessons: Lessons,
  activities: Activities,
  worlds: Worlds,
}

/** The console: header, navigation and the section that the address names. */
export function App() {
  const { world, section, operation } = usePlace()
  const Page = pages[section]
  useEffect(() => {
    document.title = `${section[0]?.toUpperCase()}${section.slice(1)} · ${world} · Mock console`
  }, [section, world])
  // The browser does not scroll when only the hash changes, so another section or world is scrolled to its top here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when section or world changes, but reads neither
  useEffect(() => {
    // Newer browsers return a promise here, which an effect must not return.
    void window.scrollTo(0, 0)
  }, [section, world])
  return (
    <>
      {/* No link: the address names the section. */}
      <button type="button" className="skip-link" onClick={() => document.getElementById('main')?.focus()}>
        Skip to the content
      </button>
      <Header />
      <div className={styles.body}>
        <Navigation />
        <main id="main" tabIndex={-1} className={styles.main}>
          <ConnectionNotice />
          <FreshNotice />
          {/* What was typed into one world's forms is not meant for another's. */}
          <Page key={`${world}/${section}/${operation ?? ''}`} />
        </main>
      </div>
    </>
  )
}
