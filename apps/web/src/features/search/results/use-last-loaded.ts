import { useState } from 'react'

/** What was loaded, or while there is nothing (a page that is on its way or failed) what was loaded before for the same `subject`. */
export function useLastLoaded<Data>(data: Data | undefined, subject: string): Data | undefined {
  const [last, setLast] = useState({ data, subject })
  if (data !== undefined && (data !== last.data || subject !== last.subject)) setLast({ data, subject })
  return data ?? (subject === last.subject ? last.data : undefined)
}
