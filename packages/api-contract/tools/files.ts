import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from './breaking/contract.ts'

const root = join(import.meta.dirname, '..')

/** The contract as it is now. */
export const generatedFile = join(root, 'generated/openapi.json')
/** The contract as clients were last given it. */
export const releasedFile = join(root, 'released/openapi.json')

export const readContract = (file: string): Contract => JSON.parse(readFileSync(file, 'utf8'))
