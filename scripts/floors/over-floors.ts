type Measured = { name: string; value: number; ratio: number | null };

/**
 * The most that a figure of the bench may be, by its name: a budget, a size as it was when this was written with a tenth
 * more, or a time that a busy machine of two cores keeps too. Lower one when the figure has become better.
 */
const floors: Record<string, number> = {
  'page-script': 49_152,
  'card-script': 16_400,
  'package-zipped': 20_000_000,
  'dom-changed': 0,
  'boxes-changed': 0,
  'layout-shift': 0,
  'hit-test': 2,
};

/** One sentence for each figure that is worse than its floor, or was not measured. */
export function overFloors(figures: readonly Measured[]): string[] {
  return Object.entries(floors).flatMap(([name, most]) => {
    const figure = figures.find((each) => each.name === name);
    if (!figure) return [`${name} was not measured.`];
    return figure.value > most ? [`${name} is ${figure.value}, at most ${most} is allowed.`] : [];
  });
}
