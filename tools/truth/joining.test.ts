import assert from 'node:assert/strict'
import { it } from 'node:test'
import { auditNodes } from '../../apps/mock-api/src/domain/application/application.ts'
import { requiredMaterials } from '../../apps/mock-api/src/domain/application/requirements.ts'
import { joiningMaterials, reviewCount } from '../../apps/web/src/lib/membership/joining-rules.ts'

it('the pages about joining ask for the materials that the backend asks for', () => {
  assert.deepEqual(joiningMaterials.UNIT, requiredMaterials('UNIT', 'JOIN'))
  assert.deepEqual(joiningMaterials.PERSON, requiredMaterials('PERSON', 'JOIN'))
})

it('the page about joining counts the reviews that there are', () => {
  assert.equal(reviewCount, auditNodes.length)
})
