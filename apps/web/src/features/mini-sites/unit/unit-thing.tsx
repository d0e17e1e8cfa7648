import type { CompanySite } from '@portal/api-contract'
import { StructuredData } from '../../../lib/page/structured-data.tsx'
import { unitProfile } from '../profiles.ts'

/** What search engines are told of a unit; no reader waits for it. */
export default function UnitThing({ site }: { site: CompanySite }) {
  return <StructuredData thing={unitProfile(site)} />
}
