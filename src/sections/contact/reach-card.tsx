import type { ReactNode } from "react";
import { page } from "#words";
import { addressLine, company, dialed } from "#src/entries/company.ts";
import { contact } from "#src/entries/contact.ts";
import { leftToRight } from "#src/lib/direction.ts";
import { invitationPicture } from "#src/lib/pictures/pictures.ts";
import { Band } from "#src/ui/band.tsx";
import { Icon } from "#src/ui/icon.tsx";

const { reach } = contact;

/** On wide screens as tall as the form beside it, with the brand's emblem on its lower edge. */
export function ReachCard() {
  const { address, booking, channels = [], profiles = [] } = company;
  const { street } = address;
  const [mailbox, domain] = company.email.split("@");
  return (
    // One pixel more padding than the card beside it, which has a border.
    <Band
      frame="rounded-card! lg:flex lg:flex-col lg:col-start-1 lg:row-start-1"
      className="p-6.25 max-[24rem]:px-5.25 sm:p-9.25 grow lg:flex lg:flex-col lg:pb-0"
    >
      <h2 className="text-large">{reach.heading}</h2>
      <ul className="mt-6 grid grid-cols-1 gap-5">
        <Reach icon="mail" label={reach.email} to={`mailto:${company.email}`}>
          {mailbox}@<wbr />
          {domain}
        </Reach>
        <Reach icon="phone" label={reach.phone} to={`tel:${dialed()}`}>
          <span dir={leftToRight}>{company.phone.shown}</span>
        </Reach>
        <Reach icon="map-pin" label={reach.address}>
          {street}
          <br />
          {addressLine()}
        </Reach>
        {channels.map(({ name, shown, to }) => (
          <Reach key={to} icon="message-circle" label={name} to={to}>
            {shown}
          </Reach>
        ))}
        {booking && (
          <Reach icon="calendar-check" to={booking.to}>
            {booking.label}
          </Reach>
        )}
        {profiles.length > 0 && (
          <ReachRow icon="globe" label={page.elsewhere}>
            <span className="flex flex-wrap gap-x-4">
              {profiles.map(({ name, to }) => (
                <a key={to} href={to} rel="me" className={reachLink}>
                  {name}
                </a>
              ))}
            </span>
          </ReachRow>
        )}
      </ul>
      {/* At most as large as what the form beside it leaves, and hardly larger below an error; it makes the card no taller. */}
      <div className="relative mt-8 grow [container-type:size] max-lg:hidden">
        <img
          {...invitationPicture(undefined)}
          alt=""
          loading="lazy"
          className="absolute inset-x-0 bottom-0 size-full max-h-50 object-contain object-bottom [@container(height<7rem)]:hidden"
        />
      </div>
    </Band>
  );
}

const reachLink =
  "underline decoration-white/40 underline-offset-[0.2em] hover:decoration-current focus-visible:outline-white";

type ReachProps = { icon: string; label?: string; to?: string; children: ReactNode };

const Reach = ({ to, children, ...row }: ReachProps) => (
  <ReachRow {...row}>
    {to ? (
      <a href={to} className={reachLink}>
        {children}
      </a>
    ) : (
      children
    )}
  </ReachRow>
);

const ReachRow = ({ icon, label, children }: Omit<ReachProps, "to">) => (
  <li className="flex items-start gap-3 sm:gap-4">
    <span className="grid size-9 shrink-0 place-items-center rounded-control bg-white/10 text-band-accent sm:size-11">
      <Icon name={icon} className="size-5.5" />
    </span>
    <div className="min-w-0 self-center">
      {label && <p className="text-fine text-band-text">{label}</p>}
      <div className="font-semibold">{children}</div>
    </div>
  </li>
);
