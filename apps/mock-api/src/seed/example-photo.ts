import { drawPortrait } from '../media/pictures/portrait.ts'
import type { World } from '../world.ts'
import { seedVisitorUpload } from './uploads.ts'

/** The photo that a visitor has uploaded, so that the document's application of an expert can name one. */
export function seedExamplePhoto(world: World): void {
  seedVisitorUpload(world, { id: 8701, name: '证件照.png', type: 'image/png', content: drawPortrait() })
}
