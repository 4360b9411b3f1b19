/** Returns the fields that cannot be used as they are, in their order on the page. */
export function wrongFields(part: ParentNode | null | undefined): HTMLElement[] {
  return [...(part?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
}

/** Gives the focus to the first field that cannot be used as it is, and opens what it is folded away in. */
export function goToWrongField(part: ParentNode | null | undefined): void {
  const [field] = wrongFields(part);
  for (let place = field?.parentElement; place; place = place.parentElement) {
    if (place.matches('details')) place.setAttribute('open', '');
  }
  field?.focus();
}
