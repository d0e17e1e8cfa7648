import { UiProvider } from '@portal/ui/chakra'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { ProfileFacts } from './profile-facts.tsx'

const show = (ownerType: 'UNIT' | 'PERSON', profile: Record<string, unknown> | null) =>
  renderPage(
    <UiProvider>
      <ProfileFacts member={{ ownerType, profile }} besides={['companyName']} />
    </UiProvider>,
  )

it('names what is known of a member, without what stands elsewhere or is not known', async () => {
  const known = { legalPerson: '周明远', staffCount: 0, companyName: '恒信', website: null, memberId: 7 }
  await show('UNIT', known)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...['法定代表人', '从业人员总数'],
  ])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['周明远', '0'])
})

it('takes the names of the kind of member', async () => {
  await show('PERSON', { idNumber: '110101199003074477', legalPerson: '周明远' })
  expect(screen.getByText('身份证号')).toBeTruthy()
  expect(screen.queryByText('法定代表人')).toBeNull()
})

it('says so where nothing is known', async () => {
  await show('PERSON', null)
  expect(screen.getByText('还没有登记资料。')).toBeTruthy()
})
