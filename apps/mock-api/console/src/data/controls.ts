import { type ControlClient, createControlClient } from '@portal/api-contract/control-client'
import type { components } from '@portal/api-contract/mock'

type Schemas = components['schemas']
export type World = Schemas['World']
export type Snapshot = Schemas['Snapshot']
export type Clock = Schemas['Clock']
export type Persona = Schemas['Persona']
export type Fault = Schemas['Fault']
export type ActiveFault = Schemas['ActiveFault']
export type Message = Schemas['Message']
export type JournalEntry = Schemas['JournalEntry']
export type ReviewPolicy = Schemas['ReviewPolicy']
export type PendingReview = Schemas['PendingReview']
export type OpenOrder = Schemas['OpenOrder']
export type LessonSession = Schemas['LessonSession']
export type OpenActivity = Schemas['OpenActivity']
export type Override = Schemas['Override']
export type NewOverride = Schemas['NewOverride']
export type Recording = Schemas['Recording']
export type Payment = Schemas['Payment']
export type ScenarioName = Schemas['ScenarioName']
export type Operation = { id: string; method: string; path: string; tag: string; summary: string }

const clients = new Map<string, ControlClient>()

/** The client of the mock's controls for one world. */
export function controlsOf(world: string): ControlClient {
  const known = clients.get(world)
  if (known) return known
  const client = createControlClient({ baseUrl: `${window.location.origin}/__mock`, world })
  clients.set(world, client)
  return client
}
