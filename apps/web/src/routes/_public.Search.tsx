import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { textParam } from '../lib/search-params.ts'

export const Route = createFileRoute('/_public/Search')({
  staticData: { name: 'search' },
  validateSearch: v.object({ keyword: textParam }),
})
