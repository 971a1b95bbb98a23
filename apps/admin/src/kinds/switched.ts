type Switched = { active: boolean };

/** An item as it looks once its switch is flipped. */
export const switched = <T extends Switched>(item: T, active: boolean): T => ({ ...item, active });

/** The same for kinds that have the older name of the flag as well. */
export const switchedWithStatus = <T extends Switched & { status: string }>(item: T, active: boolean): T => ({
  ...item,
  active,
  status: active ? 'active' : 'inactive',
});
