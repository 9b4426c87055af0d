import { stalledSeconds } from "#contract/form-endpoint.ts";

/** What visitors fill in (field.tsx). */
const fields = "[aria-invalid]";

/**
 * What a form sends. Extensions may add inputs: of those with one name only the first counts. They may also disable
 * fields or take their names away: the id says the same.
 */
export function payloadOf(form: HTMLFormElement): FormData {
  const all = new FormData(form);
  const data = new FormData();
  for (const name of new Set(all.keys())) {
    const value = all.get(name);
    if (value !== null) data.append(name, value);
  }
  for (const field of form.querySelectorAll<HTMLInputElement>(fields)) {
    const value = field.files ? field.files[0] : field.value;
    if (value !== undefined && !data.has(field.id)) data.append(field.id, value);
  }
  return data;
}

/**
 * Replaces a chosen file by its bytes, so that nothing that happens to it during the upload can break it off.
 * @returns false if it was changed, moved or deleted since it was chosen, or lies in a cloud that is out of reach or slow
 */
export async function readFile(data: FormData, name: string): Promise<boolean> {
  const file = data.get(name);
  if (!(file instanceof File)) return true;
  try {
    const tooLate = new Promise<never>((_, reject) => {
      setTimeout(reject, stalledSeconds * 1000);
    });
    const bytes = await Promise.race([file.arrayBuffer(), tooLate]);
    data.set(name, new File([bytes], file.name, { type: file.type }));
    return true;
  } catch {
    return false;
  }
}
