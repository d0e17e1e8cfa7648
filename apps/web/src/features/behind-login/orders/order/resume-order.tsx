import type { MemberOrder } from '@portal/api-contract'
import { Button, type ButtonProps } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { payCourseLink } from '../../../../lib/education/course-links.ts'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { isOwnCourse, payAuthority } from '../../../../lib/membership/member-order.ts'
import { Authorized } from '../../../../lib/session/authorized.tsx'

interface ResumeOrderProps extends Pick<ButtonProps, 'size' | 'children'> {
  order: Pick<MemberOrder, 'id' | 'orderType' | 'payerType'>
}

/** Leads on to the payment of an open order, for who may pay it; who takes a course for itself pays where it is bought. */
export function ResumeOrder({ order, children, ...look }: ResumeOrderProps) {
  const links = useMemberLinks()
  const { id } = order
  return (
    <Authorized authority={payAuthority(order)}>
      <Button asChild {...look}>
        {isOwnCourse(order) ? (
          <Link {...payCourseLink(id)}>{children}</Link>
        ) : (
          <Link {...links.resume(id)}>{children}</Link>
        )}
      </Button>
    </Authorized>
  )
}
