/**
 * A lease that ends later than this was written while a clock was wrong. Twice as long as a lease lasts: that of another
 * machine, whose clock is ahead, is still a lease.
 */
export const latestLeaseEnd = (now: Date, until: Date): Date =>
  new Date(2 * until.getTime() - now.getTime());
